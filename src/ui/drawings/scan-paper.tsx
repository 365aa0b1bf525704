import { Drawing, type DrawingProps } from './drawing.tsx'

/** A sheet of paper on a flat hard floor, under a lamp. */
export function ScanPaper(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 86H234M46 86L6 120M84 86L34 174M156 86L206 174M194 86L234 120M120 86V174" />
      <path className="cover" d="M88 100H152L170 160H70Z" />
      <path d="M120 6V20M94 46C94 28 106 20 120 20S146 28 146 46Z" />
      <path className="accent" d="M120 56V76M98 54L88 72M142 54L152 72" />
    </Drawing>
  )
}
