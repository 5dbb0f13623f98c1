// `npm run client:generate`: writes packages/client/src/api.gen.ts anew, from the OpenAPI document of the application as it is.
import { installMissing, requireNode, run } from './prepare.mjs';

requireNode();
installMissing();
// The test that compares both also writes: there is one way to make the file.
run(
  'npx',
  ['--no-install', 'vitest', 'run', '--project', 'server', 'src/api-keys/other-programs.test.ts', '-t', 'typed client'],
  { RENEW_CLIENT: '1' },
);
