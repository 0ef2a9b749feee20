% SPDX-License-Identifier: Apache-2.0
function c = optimconstr(varargin)
% A place for so many constraints that loops fill, c(k) = x(k) <= 1: optimconstr(n) is a column, optimconstr(m, n); those that are not set hold always.
% Example: x = optimvar('x', 2); c = optimconstr(2); c(1) = x(1) <= 3; show(c)
extent = [1 1];
if nargin == 1 && isscalar(varargin{1}), extent = [varargin{1} 1]; elseif nargin == 1, extent = varargin{1}; elseif nargin > 1, extent = [varargin{1:2}]; end
if numel(extent) ~= 2 || any(extent < 0 | extent ~= fix(extent)), error('shared_adlib:OptimizationConstraint:InvalidSize', 'Sizes must be nonnegative integers.'); end
n = prod(extent);
c = optimConstraint(struct('vars', struct(), 'extent', double(extent), 'b', zeros(n, 1), 'A', sparse(n, 0), 'Q', sparse(n, 0)), '<=');
end
