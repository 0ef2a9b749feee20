% SPDX-License-Identifier: Apache-2.0
function addpoints(h, x, y)
% Adds points at the end of an animated line.
if numel(x) ~= numel(y), error('MATLAB:addpoints:SizeMismatch', 'X and Y must have the same number of elements.'); end
px = [reshape(get(h, 'XData'), 1, []) reshape(x, 1, [])];
py = [reshape(get(h, 'YData'), 1, []) reshape(y, 1, [])];
most = get(h, 'UserData');
if isnumeric(most) && isscalar(most) && numel(px) > most
    px = px(end-most+1:end);
    py = py(end-most+1:end);
end
set(h, 'XData', px, 'YData', py);
end
