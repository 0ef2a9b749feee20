% SPDX-License-Identifier: Apache-2.0
function showFit(f, name)
% A fit as the command window shows it.
s = objectState(f);
m = s.model;
if nargin > 1 && ~isempty(name), fprintf('%s = \n\n', name); else, name = 'ans'; end
fprintf('     %s:\n', m.title);
where = '';
if s.normalized
    each = cell(1, numel(m.indep));
    for k = 1:numel(each), each{k} = sprintf('%s is normalized by mean %.4g and std %.4g', m.indep{k}, s.centre(k), s.scale(k)); end
    where = sprintf('       where %s\n', strjoin(each, sprintf('\n       and where ')));
end
if ~isempty(s.pp)
    kind = {'polynomial', 'surface'};
    fprintf('       %s(%s) = piecewise %s computed from p\n%s', name, strjoin(m.indep, ','), kind{numel(m.indep)}, where);
    if ~isempty(s.p), fprintf('     Smoothing parameter:\n       p = %g\n', s.p); else, fprintf('     Coefficients:\n       p = coefficient structure\n'); end
    fprintf('\n');
    return
end
fprintf('     %s(%s) = %s\n%s', name, strjoin(m.indep, ','), folded(m.formula), where);
ci = [];
title = '';
if ~isempty(s.R) && s.dfe >= 1
    ci = confint(f);
    title = ' (with 95% confidence bounds)';
end
fprintf('     Coefficients%s:\n', title);
wide = max(cellfun(@numel, m.coefs));
for k = 1:numel(s.b)
    fprintf('       %*s = %11.4g', wide, m.coefs{k}, s.b(k));
    if s.fixed(k), fprintf('  (fixed at bound)'); elseif ~isempty(ci), fprintf('  (%.4g, %.4g)', ci(1, k), ci(2, k)); end
    fprintf('\n');
end
if ~isempty(m.problem)
    fprintf('     Problem parameters:\n');
    for k = 1:numel(m.problem)
        v = s.problem{k};
        if isnumeric(v) && isscalar(v), v = sprintf('%11.4g', v); else, v = sprintf('[%dx%d %s]', size(v, 1), size(v, 2), class(v)); end
        fprintf('       %s = %s\n', m.problem{k}, v);
    end
end
fprintf('\n');
end

function t = folded(t)
% Long formulas go on below, after a sign.
at = 0;
signs = regexp(t, ' \+ ');
out = '';
for k = 1:numel(signs)
    next = numel(t);
    if k < numel(signs), next = signs(k + 1); end
    if next - at > 60
        out = [out, t(at + 1:signs(k) + 1), newline, repmat(' ', 1, 20)];
        at = signs(k);
    end
end
t = [out, strtrim(t(at + 1:end))];
end
