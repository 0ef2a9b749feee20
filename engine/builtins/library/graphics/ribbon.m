% SPDX-License-Identifier: Apache-2.0
function h = ribbon(varargin)
% ribbon(Z), ribbon(Y,Z), ribbon(Y,Z,width): the columns of Z as ribbons along y.
[into, args] = axesFirst(varargin);
if isempty(args), error('MATLAB:minrhs', 'Not enough input arguments.'); end
width = 0.75;
if numel(args) == 1
    z = args{1};
    if isvector(z), z = z(:); end
    y = (1:size(z, 1))';
else
    y = args{1};
    z = args{2};
    if isvector(z), z = z(:); end
    if isvector(y), y = y(:); end
    if numel(args) > 2, width = args{3}; end
end
if size(y, 1) ~= size(z, 1) || (size(y, 2) ~= 1 && size(y, 2) ~= size(z, 2))
    error('MATLAB:ribbon:DataDimensions', 'Data dimensions must agree.');
end
n = size(z, 2);
made = cell(n, 1);
draw = @surf; % the first empties the axes, all others are added
for k = 1:n
    along = y(:, min(k, end));
    across = k + width * [-0.5 0.5];
    made{k} = draw(into{:}, across .* ones(size(along)), [along along], [z(:, k) z(:, k)], ...
        k * ones(size(z, 1), 2));
    draw = @surface;
end
if nargout > 0, h = vertcat(made{:}); end
end
