import { adoptStyles } from '../../../ui/adopt-styles.ts';
import richTextStyles from '../../../ui/rich-text/rich-text.css?inline';
import workFormStyles from '../../../ui/work-form/work-form.css?inline';
import codeStyles from '../reader/code.css?inline';
import figureStyles from '../reader/figures.css?inline';
import proseStyles from '../reader/prose.css?inline';
import readerStyles from '../reader/reader.css?inline';
import fontStyles from '../reader/reading-fonts.css?inline';
import conflictStyles from './conflict/conflict.css?inline';
import editorStyles from './editor.css?inline';
import pictureStyles from './pictures/picture-form.css?inline';
import previewStyles from './preview/preview.css?inline';
import colourStyles from './settings/colours.css?inline';
import contentStyles from './text/content.css?inline';
import contextToolStyles from './text/context-tools.css?inline';
import textStyles from './text/text.css?inline';

// The reader's styles come first, so that the text looks as it will when published.
const styles = [fontStyles, readerStyles, proseStyles, codeStyles, figureStyles];
const own = [
  richTextStyles,
  workFormStyles,
  editorStyles,
  colourStyles,
  conflictStyles,
  pictureStyles,
  textStyles,
  contextToolStyles,
  contentStyles,
  previewStyles,
];
for (const css of [...styles, ...own]) {
  adoptStyles(css);
}
