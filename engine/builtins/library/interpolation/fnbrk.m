% SPDX-License-Identifier: Apache-2.0
function varargout = fnbrk(f, varargin)
% Parts of a piecewise polynomial: 'breaks', 'coefs', 'pieces', 'order', 'dim', 'form', 'interval'; or
% the function on [low high] alone, or its piece of a number.
% Example: b = fnbrk(csapi(0:4, (0:4).^2), 'breaks')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
checkedPieces('fnbrk', f);
varargout = cell(1, max(nargout, 1));
for k = 1:numel(varargout)
    part = varargin{k};
    if isnumeric(part) && isscalar(part)
        d = prod(f.dim);
        c = reshape(f.coefs, d, f.pieces, f.order);
        varargout{k} = mkpp(f.breaks([part, part + 1]), reshape(c(:, part, :), d, f.order), f.dim);
    elseif isnumeric(part)
        varargout{k} = within(f, part);
    else
        switch lower(char(part))
            case {'breaks', 'b'}, varargout{k} = f.breaks;
            case {'coefs', 'c'}, varargout{k} = f.coefs;
            case {'pieces', 'l'}, varargout{k} = f.pieces;
            case {'order', 'k'}, varargout{k} = f.order;
            case {'dim', 'd'}, varargout{k} = f.dim;
            case {'form', 'f'}, varargout{k} = f.form;
            case {'interval', 'i'}, varargout{k} = f.breaks([1, end]);
            otherwise, error('SPLINES:FNBRK:unknownpart', 'The part ''%s'' of a piecewise polynomial is not known.', char(part));
        end
    end
end
end

function g = within(f, ends)
% The function from ends(1) to ends(2); the outermost pieces go on.
b = [ends(1), f.breaks(f.breaks > ends(1) & f.breaks < ends(2)), ends(2)];
d = prod(f.dim);
c = zeros(d, numel(b) - 1, f.order);
g = f;
for k = f.order:-1:1
    % Taylor's coefficients at the new breaks.
    if f.order > 1 || k == 1, c(:, :, k) = reshape(ppval(g, b(1:end - 1)), d, [])/factorial(f.order - k); end
    g = fnder(g);
end
g = mkpp(b, reshape(c, [], f.order), f.dim);
end
