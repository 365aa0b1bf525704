import type { Language } from '#domain/settings.ts'

/** What measuring by a drawn outline was tested on (docs/accuracy.md). Update it once real feet are measured. */
export const traceTests: Record<Language, readonly string[]> = {
  en: [
    'Measuring by a drawn outline has been tested on computer-generated photos of outlines. We haven’t yet tested it on the outline of a real foot whose measurements are known.',
  ],
  ja: [
    '輪郭をなぞる計測は、これまで、輪郭を描いた紙のCGの画像で試してきました。寸法のわかっている実際の足の輪郭では、まだ試していません。',
  ],
}
