import { registerHooks } from 'node:module';

/* Preloaded into the server to see what holds without it: no markup is cleaned anywhere. */
const asItIs = 'data:text/javascript,export default (markup) => String(markup)';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'sanitize-html'
      ? { url: asItIs, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
