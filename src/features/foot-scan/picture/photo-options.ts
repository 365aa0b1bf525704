import type { PaperName } from '#domain/foot/photo/paper/papers.ts'
import { sheetForSize } from '#domain/foot/trace/sheet-for-size.ts'
import type { Stance } from '#domain/scan/scan.ts'
import type { ScanDraft } from '#domain/scan/scan-draft.ts'

/** The options of every photo of a foot, kept from one photo to the next. */
export type PhotoOptions = { readonly paper: PaperName | 'auto'; readonly stance: Stance }

/**
 * The format of a traced sheet is detected by its aspect ratio, but sheets of the same ratio cannot be told apart; a
 * large foot needs the larger one.
 */
export function initialPhotoOptions({ usualMm, way: method }: Pick<ScanDraft, 'usualMm' | 'way'>): PhotoOptions {
  const isLarge = usualMm !== undefined && sheetForSize(usualMm, 'a4').paper === 'a3'
  const defaultPaper = method === 'trace' ? 'auto' : 'a4'
  return { paper: isLarge ? 'a3' : defaultPaper, stance: 'standing' }
}
