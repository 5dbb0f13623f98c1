import fc from 'fast-check';

// What chance tries is tried in full in the first pass: on another Node and another database a quarter shows as much.
const cases = Number(process.env.TEST_CASES_OF_CHANCE);
if (cases > 0) fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: cases });
