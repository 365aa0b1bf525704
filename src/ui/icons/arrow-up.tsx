import { Icon, type IconProps } from './icon.tsx'

/** An arrow up. */
export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20V4M6 10L12 4L18 10" />
    </Icon>
  )
}
