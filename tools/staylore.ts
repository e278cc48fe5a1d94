#!/usr/bin/env node
import { runCommandLine } from './commands/index.ts';
import { loadConfig } from './launch/project.ts';
import { runTool } from './launch/run.ts';

/** `npx staylore COMMAND …`: all operator commands. */
runTool(() => runCommandLine(process.argv.slice(2), { say: (line) => console.log(line), loadConfig }));
