% SPDX-License-Identifier: Apache-2.0
function h = scatterplot(x, varargin)
% The elements of a signal as points of the plane, in phase and in quadrature: scatterplot(x), (x, n) each n-th, (x, n, offset), (x, n, offset, marks of
% plot), (x, n, offset, marks, figure). A real matrix of two columns holds the two parts. h: the figure.
% Example: scatterplot([1 1i -1 -1i]), close
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
defaults = {1, 0, 'b.', []};
given = ~cellfun(@isempty, varargin);
defaults(given) = varargin(given);
[n, offset, marks, where] = defaults{:};
if ~(isscalar(n) && n == fix(n) && n > 0), error('comm:scatterplot:InvalidN', 'N must be a positive integer.'); end
if ~(isscalar(offset) && offset == fix(offset) && offset >= 0 && offset < n), error('comm:scatterplot:InvalidOffset', 'OFFSET must be an integer from 0 to N-1.'); end
if isvector(x), x = complex(x(:)); elseif size(x, 2) == 2 && isreal(x), x = complex(x(:, 1), x(:, 2)); end
x = x(1 + offset:n:end, :);
if isempty(where), where = figure; else, figure(where); hold('on'); end
plot(real(x), imag(x), char(marks));
span = 1.07*max([abs(real(x(:))); abs(imag(x(:)))]);
axis('equal');
if isfinite(span) && span > 0, axis([-span span -span span]); end
title('Scatter plot');
xlabel('In-Phase');
ylabel('Quadrature');
if nargout > 0, h = where; end
end
