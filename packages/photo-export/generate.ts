import { parseArgs } from 'node:util';
import { demoPictures } from './generate/demo-pictures.ts';
import { layouts } from './generate/layouts.ts';
import { writeExport } from './generate/write-export.ts';

/** `node packages/photo-export/generate.ts --layout 2024 --posts 5000 OUT.zip [OUT-2.zip …]`: writes a data export for manual tests. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    layout: { type: 'string', default: '2024' },
    posts: { type: 'string', default: '200' },
    language: { type: 'string', default: 'en' },
    handle: { type: 'string', default: 'lena.wanders' },
    wrapper: { type: 'string' },
    /** How many different scenes are drawn. */
    scenes: { type: 'string', default: '12' },
  },
});

const layout = layouts.find((name) => name === values.layout);
const posts = Number(values.posts);
const scenes = Number(values.scenes);
const language = values.language === 'de' ? 'de' : 'en';
if (layout === undefined || positionals.length === 0 || !(posts > 0) || !(scenes > 0)) {
  console.error(
    `Usage: generate.ts --layout ${layouts.join('|')} --posts N [--language en|de] [--handle NAME] [--wrapper FOLDER] [--scenes N] OUT.zip…`,
  );
  process.exitCode = 1;
} else {
  const written = await writeExport(positionals, {
    layout,
    posts,
    language,
    handle: values.handle,
    picture: await demoPictures(scenes),
    ...(values.wrapper === undefined ? {} : { wrapper: values.wrapper }),
  });
  console.log(`Wrote ${written.length} posts to ${positionals.join(', ')}.`);
}
