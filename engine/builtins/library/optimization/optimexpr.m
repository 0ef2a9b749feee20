% SPDX-License-Identifier: Apache-2.0
function e = optimexpr(varargin)
% Expressions of optimization variables that are 0, of a size: optimexpr(n) is a column, optimexpr(m, n); sums are collected in them: e = e + x(k).
% Example: e = optimexpr(1); x = optimvar('x'); e = e + 2*x; show(e)
extent = [1 1];
if nargin == 1 && isscalar(varargin{1}), extent = [varargin{1} 1]; elseif nargin == 1, extent = varargin{1}; elseif nargin > 1, extent = [varargin{1:2}]; end
if numel(extent) ~= 2 || any(extent < 0 | extent ~= fix(extent)), error('shared_adlib:OptimizationExpression:InvalidSize', 'Sizes must be nonnegative integers.'); end
n = prod(extent);
e = optimExpression(struct('vars', struct(), 'extent', double(extent), 'b', zeros(n, 1), 'A', sparse(n, 0), 'Q', sparse(n, 0)));
end
