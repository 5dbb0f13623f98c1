// `npm start`: installs what is missing, builds what is stale, and becomes the server.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale, installMissing, projectRoot, requireNode } from './prepare.mjs';

requireNode();
installMissing();
buildStale();
// In this process: no parent that could outlive or orphan it.
await import(pathToFileURL(join(projectRoot, 'apps/server/dist/main.js')).href);
