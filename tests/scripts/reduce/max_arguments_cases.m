for call = {@() max(1, 2, 3, 5), @() max([1 2], 2, 1), @() min(1, 2, 3)}
    try
        call{1}();
    catch e
        disp(e.message)
    end
end
disp(max([1 NaN], 0, 'omitnan'))
disp(max([4 2; 1 9], [], 2)')
