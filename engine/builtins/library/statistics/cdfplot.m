% SPDX-License-Identifier: Apache-2.0
function [h, stats] = cdfplot(x)
% Plots the empirical distribution function of a sample.
% Example: h = cdfplot([3 1 2 2]);
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[f, at] = ecdf(x);
h = stairs([-Inf; at(2:end); Inf], [0; f(2:end); 1]);
grid on
xlabel('x'), ylabel('F(x)'), title('Empirical CDF')
x = x(~isnan(x));
stats = struct('min', min(x(:)), 'max', max(x(:)), 'mean', mean(x(:)), 'median', median(x(:)), 'std', std(x(:)));
if nargout == 0, clear h, end
end
