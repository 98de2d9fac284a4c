import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Groups of exiftool that describe the tool, the file system and the format, not the content. */
const outside = ['ExifTool', 'System', 'File', 'Composite'];

/** Fields that a decoder needs to read the file, by exiftool group. */
const structure: Readonly<Record<string, RegExp>> = {
  RIFF: /^(VP8Version|ImageWidth|ImageHeight|HorizontalScale|VerticalScale)$/,
  Meta: /^PrimaryItemReference$/,
  QuickTime:
    /^(MajorBrand|MinorVersion|CompatibleBrands|HandlerType|HandlerVendorID|AV1ConfigurationVersion|ChromaFormat|ChromaSamplePosition|ImageSpatialExtent|ImagePixelDepth|MediaDataSize|MediaDataOffset|MovieHeaderVersion|TimeScale|Duration|PreferredRate|PreferredVolume|MatrixStructure|(Preview|Poster|Selection|Current)Time|(Preview|Selection)Duration|NextTrackID|MovieFragmentSequence)$/,
  Track:
    /^(TrackHeaderVersion|TrackID|TrackDuration|TrackLayer|TrackVolume|MatrixStructure|ImageWidth|ImageHeight|MediaHeaderVersion|MediaTimeScale|MediaDuration|MediaLanguageCode|HandlerType|HandlerDescription|GraphicsMode|OpColor|CompressorID|SourceImageWidth|SourceImageHeight|[XY]Resolution|BitDepth|PixelAspectRatio|Balance|Audio(Format|Channels|BitsPerSample|SampleRate)|VideoFrameRate|ColorRepresentation|ColorProfiles|ColorPrimaries|TransferCharacteristics|MatrixCoefficients|VideoFullRangeFlag)$/,
};

const emptyDate = /Date$/;
const NO_DATE = '0000:00:00 00:00:00';

/** Returns all metadata in these files except structural fields and empty dates, and files that exiftool cannot read. */
export async function metadataIn(paths: readonly string[]): Promise<string[]> {
  const { stdout } = await run('exiftool', ['-j', '-G1', '-a', '-m', ...paths], { maxBuffer: 64 * 1024 * 1024, timeout: 60_000 });
  const files = JSON.parse(stdout) as Record<string, unknown>[];
  return files.flatMap(({ SourceFile: file, ...fields }) =>
    Object.entries(fields)
      .filter(([field, value]) => !isStructure(field, value))
      .map(([field, value]) => `${String(file)}: ${field} = ${String(value)}`),
  );
}

function isStructure(field: string, value: unknown): boolean {
  const [group = '', tag = ''] = field.split(':');
  if (outside.includes(group)) return tag !== 'Error' && tag !== 'Warning' && tag !== 'Comment';
  if (emptyDate.test(tag)) return value === NO_DATE;
  return structure[group.replace(/\d+$/, '')]?.test(tag) ?? false;
}
