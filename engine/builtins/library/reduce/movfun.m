% SPDX-License-Identifier: Apache-2.0
function y = movfun(f, x, window, varargin)
% f of the elements in a window that slides along a dimension: window elements, centred, or
% [before after]. f takes a column and gives a number. 'Endpoints' says what to do where the window
% leaves the array: 'shrink', 'discard', 'fill' (NaN) or a number; 'dim' names the dimension. 'SamplePoints', t
% says where the elements lie: a window w then holds [t - w/2, t + w/2), and [before after] holds [t - before, t + after].
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isa(f, 'function_handle'), f = str2func(f); end
y = slidingWindows(@(w, d) ofColumns(f, w), x, window, varargin{:});
end

function y = ofColumns(f, w)
y = zeros(1, size(w, 2));
for j = 1:size(w, 2), y(j) = f(w(:, j)); end
end
