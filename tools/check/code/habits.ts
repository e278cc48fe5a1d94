import type { SourceFile } from '../files.ts';

interface Habit {
  readonly pattern: RegExp;
  readonly sentence: string;
  /** Exceptions. */
  readonly except?: RegExp;
}

const habits: Habit[] = [
  { pattern: /@ts-(ignore|nocheck)/, sentence: 'switches the type checker off' },
  { pattern: /@ts-expect-error\s*($|\*\/)/, sentence: 'expects a type error without a reason' },
  { pattern: /\b(TODO|FIXME|XXX|HACK)\b/, sentence: 'leaves something undone' },
  { pattern: /\b(test|it|describe)\.(skip|only|todo|fails)\b/, sentence: 'is a test that does not test' },
  { pattern: /\bwaitForFunction\(async\b/, sentence: 'takes a promise for a yes: expect.poll waits for it' },
  {
    pattern: /\bvi\.mock\(/,
    sentence: 'replaces a module that tests beside it may have loaded: such a test is named *.alone.test',
    except: /\.alone\.test\.tsx?$/,
  },
  { pattern: /\bexpect\((true|false|1|0)\)/, sentence: 'asserts a constant' },
  {
    pattern: /\bgraphile_worker\._private_/,
    sentence: 'names a private table of the job queue',
    except: /^apps\/server\/(src\/platform\/jobs\/queue-tables|test\/database\/queue)\.ts$/,
  },
  {
    pattern: /<form\b|'react-hook-form'/,
    sentence: 'is a form beside the form component (apps/web/src/platform/forms)',
    // Searches of one field or two, which have no limits; and the editor of a post, which keeps its content as a draft.
    except:
      /^(?!apps\/web\/src\/)|\.test\.tsx$|platform\/forms\/|pages\/(home\/search|maps\/origin|post-form\/editor)-form\.tsx$/,
  },
  {
    pattern: /\bprocess\.env\b/,
    sentence: 'reads the environment outside of the configuration',
    except:
      /^tools\/|^bench\/|^e2e\/|^apps\/[^/]+\/(src\/config[./]|test\/)|\/eval\/|\.config\.ts$|\.test\.tsx?$/,
  },
];

const code = /\.(ts|tsx|mjs|cjs)$/;

/** House rules that neither compiler nor linter checks. */
export async function brokenHabits(files: readonly SourceFile[]): Promise<string[]> {
  const problems: string[] = [];
  for (const file of files) {
    // This file contains what it looks for.
    if (!code.test(file.path) || file.path.startsWith('tools/check/')) continue;
    const lines = (await file.text()).split('\n');
    for (const { pattern, sentence, except } of habits) {
      if (except?.test(file.path)) continue;
      const at = lines.findIndex((line) => pattern.test(line));
      if (at >= 0) problems.push(`${file.path}:${at + 1} ${sentence}.`);
    }
  }
  return problems;
}
