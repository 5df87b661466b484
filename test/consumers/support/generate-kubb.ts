import { build } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';

/** The command of Kubb, which this version has in no package that fits it: the document, and the folder for its client. */
const [document = '', folder = ''] = process.argv.slice(2);
await build({
  config: {
    root: folder,
    input: { path: document },
    output: { path: folder },
    plugins: [pluginOas(), pluginTs(), pluginClient()],
  },
});
