import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { preview } from 'vite';
import { projectRoot } from './start-server.ts';

export interface DesignPage {
  url: string;
  stop(): Promise<void>;
}

/** Builds the web application with its design page, which the product's own build leaves out, and serves it. */
export async function startDesign(): Promise<DesignPage> {
  const root = join(projectRoot, 'apps/web');
  const configFile = join(root, 'vite.design.config.ts');
  // In a process of its own: this one says that it runs tests, which would make another build of it.
  execFileSync(
    process.execPath,
    [join(projectRoot, 'node_modules/vite/bin/vite.js'), 'build', '--config', configFile],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const server = await preview({ configFile, logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The design page has no address.');
  return {
    url: `http://127.0.0.1:${address.port}/design`,
    stop: () => server.close(),
  };
}
