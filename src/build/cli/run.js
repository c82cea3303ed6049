// Starts one of the project's own commands: `node src/build/cli/run.js check`.
import { importTool } from '../tools.js';

// Whoever reads the output may have seen enough of it: `npm run check | head`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1));
}

const [, , command, ...args] = process.argv;
const { run } = await importTool(`cli/${command}`);
process.exitCode = (await run(args)) ?? 0;
