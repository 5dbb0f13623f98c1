import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { createMcpServer } from './create-mcp-server.ts';
import type { FojaApi } from './foja-api.ts';

/** One message to the MCP server as it came over HTTP. */
export interface McpMessage {
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** The headers that the protocol reads; the key is none of them. */
const protocolHeaders = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id'];

/**
 * Answers one message. There are no sessions: nothing is kept from one message to the next, so that nothing can be used up by opening
 * many, any server behind a balancer answers, and a key that is revoked is refused with the next message.
 */
export async function answerMcpMessage(api: FojaApi, { headers, body }: McpMessage): Promise<Response> {
  const server = createMcpServer(api);
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  try {
    await server.connect(transport);
    const sent = protocolHeaders.flatMap((name): [string, string][] => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const request = new Request('http://foja.invalid/mcp', { method: 'POST', headers: sent });
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}
