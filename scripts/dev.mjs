// `npm run dev`: the server and the web application, each reloading on change. Ctrl-C stops both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installMissing, projectRoot, requireNode } from './prepare.mjs';

requireNode();
installMissing();
const bin = (name) => join(projectRoot, 'node_modules/.bin', name);
const shell = process.platform === 'win32';
const parts = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    cwd: projectRoot,
    stdio: 'inherit',
    shell,
  }),
  spawn(bin('vite'), [], { cwd: join(projectRoot, 'apps/web'), stdio: 'inherit', shell }),
];
const stop = () => {
  for (const part of parts) part.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const part of parts) {
  part.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
