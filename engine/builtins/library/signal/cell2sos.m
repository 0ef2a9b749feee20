% SPDX-License-Identifier: Apache-2.0
function [sos, g] = cell2sos(c)
% Second-order sections from a cell with {b, a} for each; a first cell of two numbers is the gain, which multiplies the first section or comes second.
% Example: sos = cell2sos({{[1 2 1], [1 0.5 0.25]}, {[1 1], [1 0.1]}})
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
g = 1;
if isscalar(c{1}{1}) && isscalar(c{1}{2}), g = c{1}{1}/c{1}{2}; c = c(2:end); end
sos = zeros(numel(c), 6);
for k = 1:numel(c)
    b = c{k}{1}; a = c{k}{2};
    sos(k, 1:numel(b)) = b;
    sos(k, 3 + (1:numel(a))) = a;
end
if nargout < 2, sos(1, 1:3) = g*sos(1, 1:3); end
end
