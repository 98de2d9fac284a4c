type SpokenNumberProps = { serial: string; className?: string | undefined };

/** The number of a submission, digit by digit, as it is read aloud. */
export function SpokenNumber({ serial, className }: SpokenNumberProps) {
  return (
    <bdi dir="ltr" className={className}>
      {serial.split('').join(' ')}
    </bdi>
  );
}
