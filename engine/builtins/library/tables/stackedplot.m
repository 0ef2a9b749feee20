% SPDX-License-Identifier: Apache-2.0
function h = stackedplot(X, varargin)
% The variables of a table or timetable, or the columns of a matrix, one above the other over the same axis: stackedplot(T, variables), stackedplot(x, Y).
% Example: stackedplot(magic(4))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
Y = X;
x = (1:size(X, 1))';
if ~isempty(varargin) && isnumeric(varargin{1}) && size(varargin{1}, 1) == numel(X), x = X; Y = varargin{1}; end
n = size(Y, 2);
lines = cell(1, n);
for k = 1:n
    subplot(n, 1, k);
    lines{k} = plot(x, Y(:, k));
end
if nargout > 0, h = [lines{:}]; end
end
