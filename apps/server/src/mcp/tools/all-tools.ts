import type { Tool } from '../tool.ts';
import { anonymizeTool } from './anonymize.ts';
import { askTool } from './ask.ts';
import { deadlineTool, limitationTool, terminationTool } from './calculators.ts';
import { checkCitationsTool } from './check-citations.ts';
import { readArticleTool } from './read-article.ts';
import { searchArticlesTool } from './search-articles.ts';
import { searchRulingsTool } from './search-rulings.ts';

/** In the order in which an assistant reads them. */
export const tools: readonly Tool[] = [
  searchArticlesTool,
  readArticleTool,
  searchRulingsTool,
  checkCitationsTool,
  askTool,
  deadlineTool,
  limitationTool,
  terminationTool,
  anonymizeTool,
];
