% SPDX-License-Identifier: Apache-2.0
function c = sos2cell(sos, g)
% Second-order sections as a cell with {b, a} for each, without zeros at their ends; a gain g comes first.
% Example: c = sos2cell([1 2 1 1 0.5 0.25])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
c = {};
if nargin > 1, c = {{g, 1}}; end
for k = 1:size(sos, 1)
    b = sos(k, 1:3); a = sos(k, 4:6);
    b = b(1:max([find(b ~= 0, 1, 'last'), 1]));
    a = a(1:max([find(a ~= 0, 1, 'last'), 1]));
    c{end + 1} = {b, a};
end
end
