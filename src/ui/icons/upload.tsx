import { Icon, type IconProps } from './icon.tsx'

/** An arrow up from a line. */
export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 16V4.5M7 9.5L12 4.5L17 9.5M4 20H20" />
    </Icon>
  )
}
