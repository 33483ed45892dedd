import { existsSync, readFileSync } from 'node:fs';

/** Takes the JSON report of the unit and API tests; returns how many passed and failed. */
export function tallyOfVitest(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Takes the JSON report of the browser tests; one that passed at a second try has passed. */
export function tallyOfPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** Takes a report's file and one of the above; a step that never wrote its report adds nothing. */
export function readTally(file, tallyOf) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  return tallyOf(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Takes tallies and whether every step went well; returns the closing line. What failed without a
 * test of its own (a type error, a file that does not load) counts as one failure.
 */
export function closingLine(tallies, allWell) {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  return `${passed} passed, ${allWell ? failed : Math.max(failed, 1)} failed`;
}
