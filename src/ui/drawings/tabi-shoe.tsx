import { Drawing } from './drawing.tsx'

const sole =
  'M148 300C118 300 108 268 112 230C116 190 92 160 90 112C89 70 104 40 128 34C146 30 158 44 160 78C164 44 176 24 200 26C224 28 232 62 226 108C220 154 192 190 190 232C188 272 178 300 148 300Z'

/** The split-toe shoe from above, with its opening. */
export function TabiShoe() {
  return (
    <Drawing box="300 320">
      <path d={sole} />
      <path d="M150 280C130 280 126 254 128 232C130 204 122 184 122 166C122 150 134 142 154 142C174 142 184 150 183 168C182 188 174 204 174 232C174 256 170 280 150 280Z" />
      <path className="accent" d="M160 78V142" />
    </Drawing>
  )
}
