% SPDX-License-Identifier: Apache-2.0
function [loops, o] = readPolygons(args, known)
% Boundaries given as (x, y), (P) or ({x1, x2}, {y1, y2}) with NaN between several, then options of these names.
o = struct('Simplify', true, 'KeepCollinearPoints', false, 'SolidBoundaryOrientation', 'auto');
at = find(cellfun(@(a) ischar(a) || isstring(a), args), 1);
if ~isempty(at)
    o = polyshapeOptions(args(at:end), known, o);
    args(at:end) = [];
end
loops = {};
if numel(args) > 2, error('MATLAB:polyshape:tooManyInputs', 'Too many input arguments.'); end
if isempty(args), return, end
if isscalar(args)
    P = args{1};
    if isequal(P, []), return, end
    if ~isnumeric(P) || ~ismatrix(P) || size(P, 2) ~= 2, error('MATLAB:polyshape:twoColumnError', 'The vertices must be a matrix of two columns.'); end
    loops = apart(P);
elseif iscell(args{1}) || iscell(args{2})
    if ~iscell(args{1}) || ~iscell(args{2}) || numel(args{1}) ~= numel(args{2})
        error('MATLAB:polyshape:xyCellSizeMismatch', 'The cells of x and y coordinates must have the same number of elements.');
    end
    for k = 1:numel(args{1}), loops = [loops, pair(args{1}{k}, args{2}{k})]; end
else
    loops = pair(args{:});
end
end

function loops = pair(x, y)
if ~isnumeric(x) || ~isnumeric(y), error('MATLAB:polyshape:numericCoordinates', 'The x and y coordinates must be numeric vectors.'); end
if numel(x) ~= numel(y) || ~isvector(x) && ~isempty(x), error('MATLAB:polyshape:xySizeMismatch', 'The x and y coordinates must be vectors of the same length.'); end
loops = apart([x(:) y(:)]);
end

function loops = apart(P)
if ~isreal(P), error('MATLAB:polyshape:complexCoordinates', 'The coordinates must be real.'); end
P = double(P);
gone = [0; find(all(isnan(P), 2)); size(P, 1) + 1];
loops = {};
for k = 1:numel(gone) - 1
    part = P(gone(k) + 1:gone(k + 1) - 1, :);
    if ~isempty(part), loops{end + 1} = part; end
end
end
