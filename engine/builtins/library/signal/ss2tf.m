% SPDX-License-Identifier: Apache-2.0
function [b, a] = ss2tf(A, B, C, D, input)
% Transfer functions from one input (1) of a state space to its outputs, a row of b for each.
% Example: [b, a] = ss2tf([-2 -5; 1 0], [1; 0], [1 3], 0)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 5, input = 1; end
checkStates('ss2tf', A, B, C, D);
if ~(isnumeric(input) && isscalar(input) && any(input == 1:max(size(D, 2), 1)))
    error('signal:ss2tf:InvalidInput', 'There is no such input.');
end
a = poly(A);
if isempty(A), a = 1; end
b = zeros(size(C, 1), numel(a));
for r = 1:size(C, 1)
    b(r, :) = poly(A - B(:, input)*C(r, :)) + (D(r, input) - 1)*a;
    if isempty(A), b(r, :) = D(r, input); end
end
end
