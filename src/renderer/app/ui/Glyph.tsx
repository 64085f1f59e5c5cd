import { GLYPH_SIDE, pathsOf } from '../../art/faces.ts';
import type { Glyph as GlyphName } from '../../art/glyphs.ts';

/** A drawing in the colour of the text around it. It says nothing to a screen reader: words stand beside it. */
export function Glyph({ name, className = 'glyph' }: { readonly name: GlyphName; readonly className?: string }) {
  return (
    <svg className={className} viewBox={`0 0 ${GLYPH_SIDE} ${GLYPH_SIDE}`} aria-hidden="true" focusable="false">
      {pathsOf(name).map((path) => (
        <path key={path} d={path} fill="currentColor" />
      ))}
    </svg>
  );
}
