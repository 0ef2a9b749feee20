% SPDX-License-Identifier: Apache-2.0
function y = ordfilt2(x, order, domain, varargin)
% The element of that order among the neighbours that domain marks: ordfilt2(x, order, domain, s, boundary), s added to the neighbours,
% beyond the border 'zeros' (the default) or 'symmetric'.
% Example: y = ordfilt2(magic(4), 9, ones(3))
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'numeric', 'logical'}, {'real', '2d', 'nonsparse'}, 'ordfilt2', 'A', 1);
validateattributes(order, {'double'}, {'real', 'scalar', 'integer'}, 'ordfilt2', 'ORDER', 2);
validateattributes(domain, {'numeric', 'logical'}, {'2d'}, 'ordfilt2', 'DOMAIN', 3);
boundary = 0;
offset = [];
for k = 1:numel(varargin)
    if isText(varargin{k})
        word = validatestring(varargin{k}, {'zeros', 'ones', 'symmetric'}, 'ordfilt2', 'PADOPT', k + 3);
        if strcmp(word, 'symmetric'), boundary = word; elseif strcmp(word, 'ones'), boundary = 1; end
    else
        offset = double(varargin{k});
        if ~isequal(size(offset), size(domain))
            error('images:ordfilt2:sizeMismatch', 'S must be the same size as DOMAIN.');
        end
    end
end
domain = domain ~= 0;
n = nnz(domain);
if order < 1 || order > n
    error('images:ordfilt2:orderNotValid', 'ORDER must be between 1 and the number of nonzero elements of DOMAIN.');
end
if isempty(x)
    y = x;
    return
end
parts = shiftedParts(x, domain, boundary);
if ~isempty(offset)
    offset = offset(domain);
    for k = 1:n
        parts{k} = parts{k} + cast(offset(k), class(x));
    end
end
y = rankOfParts(parts, order);
end
