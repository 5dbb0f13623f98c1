// `npm run -s mcp`: Foja's MCP server over standard input and output, talking to a running Foja with an API key.
// FOJA_URL (http://127.0.0.1:3000) and FOJA_API_KEY say to which and as whom. Standard output belongs to the protocol.
import { apiKeyPrefix } from '@foja/contracts/api-key-scopes';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { carryOverNetwork } from '../mcp/carry-over-network.ts';
import { createMcpServer } from '../mcp/create-mcp-server.ts';
import { FojaApi } from '../mcp/foja-api.ts';
import { speakSpanishInValidation } from '../platform/spanish-validation.ts';

const base = (process.env.FOJA_URL ?? 'http://127.0.0.1:3000').replace(/\/+$/, '');
const key = process.env.FOJA_API_KEY?.trim() ?? '';

if (!key.startsWith(apiKeyPrefix)) {
  console.error('Falta FOJA_API_KEY: una clave de API de Foja, que se crea en el perfil («Claves de API»).');
  process.exitCode = 1;
} else if (!URL.canParse(base)) {
  console.error('FOJA_URL no es una dirección.');
  process.exitCode = 1;
} else {
  speakSpanishInValidation();
  const stopped = new AbortController();
  const address = (path: string) => base + path;
  const api = new FojaApi({ carry: carryOverNetwork(base), key, address, signal: stopped.signal });
  const server = createMcpServer(api);
  server.onclose = () => stopped.abort();
  process.stdin.once('end', () => void server.close());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
  await server.connect(new StdioServerTransport());
}
