import { config } from 'zod/v4';

// The page's policy allows no code made from text, which zod would otherwise try once: a violation in the console. Every `zod` of
// the application is this one (vite.config.ts), so that it is set before the first schema is made.
config({ jitless: true });

export * from 'zod/v4';
