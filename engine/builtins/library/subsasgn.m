% SPDX-License-Identifier: Apache-2.0
function A = subsasgn(A, S, B)
% A after the assignment that the subscript struct S (fields type and subs) describes.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isstruct(S) || ~all(isfield(S, {'type', 'subs'}))
    error('MATLAB:subsasgn:InvalidInput', 'S must be a struct with the fields type and subs.');
end
if numel(S) > 1
    try
        inner = subsref(A, S(1));
    catch
        inner = [];
    end
    B = subsasgn(inner, S(2:end), B);
end
switch S(1).type
    case '()'
        subs = S(1).subs;
        A(subs{:}) = B;
    case '{}'
        subs = S(1).subs;
        A{subs{:}} = B;
    case '.'
        A.(S(1).subs) = B;
    otherwise
        error('MATLAB:subsasgn:InvalidType', 'The type must be ''()'', ''{}'' or ''.''.');
end
end
