// `npm run corpus`, `npm run eval:…`, `npm run bench`: prepares, then becomes the built command.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale, installMissing, projectRoot, requireNode } from './prepare.mjs';

const [, , name, ...args] = process.argv;
requireNode();
installMissing();
buildStale(name === 'bench' ? ['server', 'web'] : ['server']);
process.argv = [process.argv[0], name, ...args];
await import(pathToFileURL(join(projectRoot, `apps/server/dist/${name}.js`)).href);
