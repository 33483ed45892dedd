import { registerHooks } from 'node:module';

/* Put before the server, to see what holds without it: markup is no longer cleaned anywhere. */
const asItIs = 'data:text/javascript,export default (markup) => String(markup)';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'sanitize-html'
      ? { url: asItIs, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
