/** One preset for the shell and the portals: webpack with module federation. */
import { createRequire } from 'node:module';
import path from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { BROWSER_FLOOR } from './browser-floor.ts';
import { AssetTagsPlugin, insertStylesheet, PlainTagsPlugin } from './asset-tags-plugin.ts';
import { RUNTIME_GLOBAL, REFRESH_GLOBAL, sharedForPortal } from './shared.ts';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = federation;

export interface AppBuild {
  /** Folder of the app. */
  dir: string;
  /** `shell`, or the portal's name. */
  name: string;
  host: boolean;
  /**
   * Identifier-safe; in the name of the container, so that two builds live side by side on one
   * page.
   */
  buildId: string;
  outDir: string;
  publicPath: string;
  mode: 'production' | 'development';
  /** Where a host begins; the shell's own beginning unless it is said. */
  entry?: string;
  /** The same code as one code-split bundle, for comparison only. */
  single?: boolean;
}

/**
 * Parts of federation's runtime that the shell leaves out: those for Node and those that read
 * manifests. `experiments.optimization` sets them in portals.
 */
const LEAN_RUNTIME = { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true };

export const containerName = (name: string, buildId: string): string =>
  `${name.replaceAll('-', '_')}_${buildId}`;

// eslint-disable-next-line complexity -- one object, in the shape that webpack asks for
export function webpackConfig({
  dir,
  name,
  host,
  buildId,
  outDir,
  publicPath,
  mode,
  entry = './src/main.tsx',
  single = false,
}: AppBuild): Configuration {
  const dev = mode === 'development';
  const fromApp = createRequire(path.join(dir, 'package.json'));
  const versionOf = (library: string): string =>
    (fromApp(`${library}/package.json`) as { version: string }).version;
  const container = containerName(name, buildId);
  const chunks = dev ? '[name].js' : 'js/[name].[contenthash:10].js';
  const styles = dev ? '[name].css' : 'css/[name].[contenthash:10].css';

  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    devtool: dev ? 'eval-cheap-module-source-map' : false,
    entry: host ? { main: entry } : {},
    output: {
      path: outDir,
      publicPath: host || dev ? publicPath : 'auto',
      uniqueName: container,
      filename: chunks,
      chunkFilename: chunks,
      assetModuleFilename: 'media/[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      // The specification's limit, written out; stylesheets and the entry get the same one from the
      // shell.
      chunkLoadTimeout: 120_000,
      // A module that threw is forgotten, so that a retry runs it again.
      // `strictModuleErrorHandling` would throw the old error for ever.
      strictModuleExceptionHandling: true,
      clean: false,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      // A worker's file is checked against the release list before it runs, so its address is asked
      // for and not the worker itself.
      parser: { javascript: { worker: ['WorkerAddress from ./worker-address.ts', '...'] } },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: {
            loader: require.resolve('swc-loader'),
            options: {
              env: { targets: BROWSER_FLOOR },
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
              },
            },
          },
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            { loader: require.resolve('css-loader'), options: { url: false } },
          ],
        },
        { test: /\.(svg|png|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimize: !dev,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 4 }, mangle: true },
        }),
        new CssMinimizerPlugin(),
      ],
      // A portal must run beside another build of itself: one runtime an entry, none shared.
      runtimeChunk: false,
      ...(dev ? {} : { moduleIds: 'deterministic', chunkIds: 'deterministic' }),
    },
    ...(host ? {} : { externals: externalsOfPortal(dev) }),
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    plugins: [
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
        __SINGLE_BUNDLE__: JSON.stringify(single),
        __DEV__: JSON.stringify(dev),
        __BUILD__: JSON.stringify(buildId),
        ...(host ? LEAN_RUNTIME : {}),
      }),
      new MiniCssExtractPlugin({
        filename: styles,
        chunkFilename: styles,
        ...(single ? {} : { insert: insertStylesheet }),
      }),
      ...(single ? singleBundle(dir) : [new AssetTagsPlugin()]),
      // The shell makes its instance at run time, with the first portal (docs/decisions/0003).
      ...(host ? [] : [portalContainer(container, versionOf)]),
      ...(dev ? [new ReactRefreshPlugin({ overlay: false, library: container })] : []),
    ],
  };
}

const externalsOfPortal = (dev: boolean): NonNullable<Configuration['externals']> => [
  // One copy of federation's runtime on the page: the shell's
  // (shell/src/portals/federation-host.ts).
  ({ request }: { request?: string }, answer: (error?: undefined, found?: string) => void) =>
    request?.includes('/webpack-bundler-runtime/')
      ? answer(undefined, `window ${RUNTIME_GLOBAL}`)
      : answer(),
  // And one refresh runtime, without which a portal's update is downloaded but nothing is drawn
  // again.
  ...(dev ? [{ 'react-refresh/runtime': `window ${REFRESH_GLOBAL}` }] : []),
];

const singleBundle = (dir: string) => [
  new webpack.NormalModuleReplacementPlugin(
    /portals\/portal-runtime\.ts$/,
    path.resolve(dir, '../tools/bench/single-bundle.ts'),
  ),
  new PlainTagsPlugin(),
];

const portalContainer = (container: string, versionOf: (library: string) => string) =>
  new ModuleFederationPlugin({
    name: container,
    filename: 'remoteEntry.js',
    exposes: { './portal': './src/portal-module.tsx' },
    shared: sharedForPortal(versionOf),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
