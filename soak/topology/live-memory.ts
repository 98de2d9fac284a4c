import { HOST } from './layout.ts';

/** Megabytes that a process uses after a full garbage collection: resident memory depends on when the collector runs. */
export async function liveMemory(inspector: number): Promise<number> {
  const targets = (await (await fetch(`http://${HOST}:${inspector}/json/list`)).json()) as { webSocketDebuggerUrl: string }[];
  const connection = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  const answers = new Map<number, (result: unknown) => void>();
  connection.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: unknown };
    answers.get(id)?.(result);
  });
  await new Promise((resolve, reject) => {
    connection.addEventListener('open', resolve);
    connection.addEventListener('error', reject);
  });
  const sendCommand = (id: number, method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      answers.set(id, resolve);
      connection.send(JSON.stringify({ id, method, params }));
    });
  await sendCommand(1, 'HeapProfiler.collectGarbage');
  const expression = '{ const { heapUsed, external } = process.memoryUsage(); heapUsed + external; }';
  const { result } = (await sendCommand(2, 'Runtime.evaluate', { expression })) as { result: { value: number } };
  connection.close();
  return result.value / 1024 / 1024;
}
