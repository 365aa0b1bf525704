import { Drawing, type DrawingProps } from './drawing.tsx'

/** A clipboard with an empty sheet. */
export function EmptyOrders(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="cover" d="M62 20H162V170H62Z" />
      <path className="quiet" d="M74 36H150V158H74Z" />
      <path d="M96 28V18H104C104 8 120 8 120 18H128V28Z" className="cover" />
      <path className="quiet dots" d="M88 62H136M88 84H136M88 106H136M88 128H116" />
      <path className="accent" d="M140 150L144 134L188 76L200 85L156 143ZM180 86L192 95" />
    </Drawing>
  )
}
