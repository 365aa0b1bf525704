/** Sheets that a foot is photographed on; two A4 sheets side by side are an A3, two Letter sheets a Tabloid. */
export const papers = {
  a4: { widthMm: 210, heightMm: 297 },
  letter: { widthMm: 215.9, heightMm: 279.4 },
  a3: { widthMm: 297, heightMm: 420 },
  tabloid: { widthMm: 279.4, heightMm: 431.8 },
} as const

export type PaperName = keyof typeof papers

export type Sheet = (typeof papers)[PaperName]
