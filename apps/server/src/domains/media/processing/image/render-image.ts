/** The image process: answers the questions of `decoder.ts` about one picture after the other, and knows nothing else. */
import sharp from 'sharp';
import { fingerprint, inspect } from './inspect.ts';
import { mark } from './mark.ts';
import type { Answers, Question, Reply } from './messages.ts';
import { render } from './render.ts';

const mostResident = Number(process.argv[2]);

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

const say = (reply: Reply) =>
  new Promise<void>((resolve) => {
    process.send?.(reply, () => resolve());
  });

async function answerTo(question: Question): Promise<Answers[keyof Answers]> {
  switch (question.ask) {
    case 'inspect':
      return inspect(question.picture);
    case 'fingerprint':
      return fingerprint(question.picture);
    case 'render':
      return render(question);
    case 'mark':
      return mark(question);
    default:
      return question satisfies never;
  }
}

// Decoding happens on other threads, so that this one sees what it costs.
setInterval(() => {
  if (process.memoryUsage.rss() > mostResident) {
    void say({ refused: 'too_many_pixels', detail: 'too much memory' }).then(() => process.exit(0));
  }
}, 10).unref();

process.on('message', (question: Question) => {
  answerTo(question)
    .then((answer) => say({ answer }))
    .catch((error: unknown) => {
      const detail = String(error).slice(0, 200);
      return say({ refused: detail.includes('exceeds pixel limit') ? 'too_many_pixels' : 'unreadable', detail });
    })
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));
