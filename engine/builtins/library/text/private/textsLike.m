% SPDX-License-Identifier: Apache-2.0
function t = textsLike(like, c, list)
% Texts of a cell in the kind of the argument they were made of; NaN is a missing string. list: of char vectors, too, a cell.
if nargin < 3, list = false; end
if isstring(like)
    gone = ~cellfun(@ischar, c);
    c(gone) = {''};
    t = string(c);
    t(gone) = missing;
    return
end
gone = ~cellfun(@ischar, c);
c(gone) = {''};
t = c;
if ischar(like) && ~list, t = c{1}; end
end
