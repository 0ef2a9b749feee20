% SPDX-License-Identifier: Apache-2.0
function modelText(m, d, shown)
% What a trained model prints: its class and these of its properties.
fprintf('  %s\n', class(m));
if isfield(d, 'named') && d.named, line('PredictorNames', reshape(cellstr(d.predictors), 1, [])); end
for k = 1:numel(shown), line(shown{k}, m.(shown{k})); end
fprintf('\n');
end

function line(name, v)
if ischar(v)
    t = ['''' v ''''];
elseif iscellstr(v) && numel(v) < 20 && (isrow(v) || strcmp(name, 'ClassNames'))
    t = ['{' strjoin(compose('''%s''', string(v(:)')), '  ') '}'];
elseif isempty(v) && isnumeric(v)
    t = '[]';
elseif strcmp(name, 'ClassNames') && numel(v) < 20
    if isnumeric(v) || islogical(v), t = ['[' strjoin(compose('%g', double(v(:)')), ' ') ']'];
    elseif isstring(v), t = ['[' char(strjoin("""" + v(:)' + """", '    ')) ']'];
    else, t = ['[' strjoin(reshape(cellstr(v), 1, []), '    ') ']']; end
elseif isnumeric(v) && isscalar(v)
    if v == fix(v), t = sprintf('%d', v); else, t = sprintf('%.4f', v); end
elseif isa(v, 'function_handle')
    t = func2str(v);
else
    t = sprintf('[%s %s]', strjoin(compose('%d', size(v)), char(215)), class(v));
    if iscell(v), t = ['{' t(2:end - 1) '}']; end
end
fprintf('%25s: %s\n', name, t);
end
