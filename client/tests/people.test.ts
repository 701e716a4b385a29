import { expect, test } from "vitest";
import { deviceLabel } from "../src/lib/people";

test.each([
  ["Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0", "Firefox · Android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1", "Safari · iPhone"],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/128.0 Safari/537.36 Edg/128.0", "Edge · Windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Chrome/128.0 Safari/537.36", "Chrome · macOS"],
  ["something else", ""],
])("a device is called by what it is: %s", (agent, label) => {
  expect(deviceLabel(agent)).toBe(label);
});
