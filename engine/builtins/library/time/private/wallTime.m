% SPDX-License-Identifier: Apache-2.0
function ms = wallTime(t)
% What a clock of the times' zone shows, in milliseconds since 1970.
ms = objectState(t);
if ~isempty(t.TimeZone), ms = ms + zoneOffset(ms, t.TimeZone); end
end
