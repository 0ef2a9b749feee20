% SPDX-License-Identifier: Apache-2.0
function s = frameScale()
% The share of the full size that is drawn: the variable FRAME_SCALE, or 1
s = str2double(getenv('FRAME_SCALE'));
if isnan(s), s = 1; end
end
